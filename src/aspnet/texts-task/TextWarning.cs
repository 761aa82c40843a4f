/// <summary>The codes of the warnings. The guide says for each what to do.</summary>
public enum TextWarning
{
    /// <summary>A text is missing or empty.</summary>
    EVW001,
    /// <summary>No text of the widgets has this name.</summary>
    EVW002,
    /// <summary>A text breaks a rule.</summary>
    EVW003,
    /// <summary>A name is there twice.</summary>
    EVW004,
    /// <summary>A text is that of a former version.</summary>
    EVW005,
}
