#nullable enable
using System.Collections;
using System.Text.RegularExpressions;
using EvPortalWidgets;
using Microsoft.Build.Framework;
using Microsoft.Build.Utilities;
using Xunit;

/// <summary>The check of a site's <c>.resx</c> files, as a build calls it.</summary>
public sealed class CheckTests : IDisposable
{
    /// <summary>A text that a version before has had.</summary>
    private const string FormerText = "Секунд до нового кода: {{seconds}}";

    private readonly string folder = Directory.CreateTempSubdirectory("texts-").FullName;

    public void Dispose() => Directory.Delete(folder, true);

    /// <summary>The language of the file with a fault, what the fault replaces by what, the name at whose line the warning is, and the warning.</summary>
    public static TheoryData<string, string, string, string, string> Faults
    {
        get
        {
            var ru = WidgetTexts.For("ru");
            return new()
            {
                // The warning about what is missing is at the last text.
                { "uk", Entry("Logout"), "", "", "EVW001: Logout is missing. In English it is \"Log out\"." },
                { "en", Entry("Or"), "", "", "EVW001: Or is missing. In English it is \"Or\"." },
                { "ru", $">{ru["Menu"]}<", "> <", "Menu", "EVW001: Menu is empty. In English it is \"Menu\"." },
                {
                    "uk", "\"PhoneNumber\"", "\"PhoneNumer\"", "PhoneNumer",
                    "EVW002: No text of the widgets has the name PhoneNumer. PhoneNumber is missing: is it that one?"
                },
                { "en", $">{WidgetTexts.For("en")["ResendIn"]}<", ">Later<", "ResendIn", "EVW003: ResendIn has no {{seconds}}." },
                {
                    "ru", $">{ru["CodeSentAt"]}<", ">В {{tim}}<", "CodeSentAt",
                    "EVW003: CodeSentAt has no {{time}}, and has {{tim}}, which the widgets do not fill in."
                },
                { "uk", "</root>", "<data name=\"next\"><value>Далі</value></data></root>", "next", "EVW004: next is there twice: line N has Next." },
                {
                    "ru", $">{ru["NewCodeIn"]}<", $">{FormerText}<", "NewCodeIn",
                    $"EVW005: NewCodeIn is the text of a former version. Now it is \"{ru["NewCodeIn"]}\"."
                },
            };
        }
    }

    [Theory]
    [MemberData(nameof(Faults))]
    public void Each_fault_is_one_warning_at_its_line(string language, string wrong, string by, string name, string warning)
    {
        foreach (var each in new[] { "en", "ru", "uk" }) Write(each, text => each == language ? Replaced(text, wrong, by) : text);
        var text = File.ReadAllText(PathOf(language));
        var at = name == "" ? text.LastIndexOf(" name=\"", StringComparison.Ordinal) : text.IndexOf($" name=\"{name}\"", StringComparison.Ordinal);
        Assert.Equal([$"{Path.GetFileName(PathOf(language))} {text[..at].Count(letter => letter == '\n') + 1} {warning}"], Check());
    }

    [Fact]
    public void Files_without_a_fault_have_no_warning_and_what_is_missing_in_uk_UA_comes_from_uk()
    {
        foreach (var language in new[] { "en", "ru", "uk" }) Write(language, text => text);
        File.WriteAllText(PathOf("uk-UA"), Replaced(File.ReadAllText(PathOf("uk")), Entry("Logout"), ""));
        Assert.Empty(Check());
    }

    [Theory]
    // Names that many sites have, too.
    [InlineData("Login Logout Email Password Yes No News Menu")]
    [InlineData("Login Logout Email Password Yes No News Menu Contacts Title")]
    public void A_site_that_has_some_of_the_names_lacks_no_other(string names)
    {
        var entries = names.Split(' ').Select(name => $"<data name=\"{name}\"><value>{name}</value></data>");
        foreach (var language in new[] { "en", "ru" }) File.WriteAllText(PathOf(language), $"<root>{string.Concat(entries)}</root>");
        Assert.Empty(Check());
        // But each language has the same ones, if at least eight are ours.
        File.WriteAllText(PathOf("ru"), $"<root>{string.Concat(entries.Skip(1))}<data name=\"Contacts\"><value>C</value></data></root>");
        Assert.Contains(Check(), warning => warning.Contains("EVW001: Login is missing.", StringComparison.Ordinal));
    }

    [Fact]
    public void A_file_that_is_no_XML_is_left_to_the_compiler_and_a_picture_is_no_text()
    {
        Write("en", text => Replaced(text, "</root>", "<data name=\"next\" type=\"System.Drawing.Bitmap\"><value>AAAA</value></data></root>"));
        File.WriteAllText(PathOf("ru"), "<root>");
        Assert.Empty(Check());
    }

    private string PathOf(string language) => Path.Combine(folder, language == "en" ? "Texts.resx" : $"Texts.{language}.resx");

    private void Write(string language, Func<string, string> change) =>
        File.WriteAllText(PathOf(language), change(Dist.Text($"translations/{language}.resx")));

    private static string Entry(string name) => $"(?s) *<data name=\"{name}\".*?</data>\r?\n";

    /// <param name="wrong">A text, or the pattern of an entry.</param>
    private static string Replaced(string text, string wrong, string by)
    {
        var replaced = wrong.StartsWith("(?s)", StringComparison.Ordinal) ? Regex.Replace(text, wrong, by) : text.Replace(wrong, by, StringComparison.Ordinal);
        Assert.NotEqual(text, replaced);
        return replaced;
    }

    private List<string> Check()
    {
        Engine engine = new();
        var files = Directory.GetFiles(folder).Select(file => new TaskItem(file)).ToArray<ITaskItem>();
        CheckOfTest task = new() { BuildEngine = engine, Files = files };
        Assert.True(task.Execute());
        Assert.Equal(engine.Warnings.Count, task.Warnings);
        return engine.Warnings;
    }

    private sealed class CheckOfTest : CheckWidgetTexts
    {
        protected override IEnumerable<(string Key, string Language, string Text)> Former => [("NewCodeIn", "ru", FormerText)];
    }

    private sealed class Engine : IBuildEngine
    {
        public List<string> Warnings { get; } = [];

        public bool ContinueOnError => false;

        public int LineNumberOfTaskNode => 0;

        public int ColumnNumberOfTaskNode => 0;

        public string ProjectFileOfTaskNode => "";

        public void LogWarningEvent(BuildWarningEventArgs e) =>
            Warnings.Add($"{Path.GetFileName(e.File)} {e.LineNumber} {e.Code}: {Regex.Replace(e.Message!, "line \\d+", "line N")}");

        public void LogErrorEvent(BuildErrorEventArgs e) => throw new InvalidOperationException(e.Message);

        public void LogMessageEvent(BuildMessageEventArgs e)
        {
        }

        public void LogCustomEvent(CustomBuildEventArgs e)
        {
        }

        public bool BuildProjectFile(string projectFileName, string[] targetNames, IDictionary globalProperties, IDictionary targetOutputs) => false;
    }
}
