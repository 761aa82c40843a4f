namespace Portal.Backend;

/// <summary>What the calls answer. The letter case of the names is the serialiser's.</summary>
public sealed record Answer(object? Value);

public sealed record LoginAnswer(int Status, string? Error, int Value);

public sealed record ErrorObject(string Code, object? Data, string Error);
