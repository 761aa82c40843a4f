namespace Portal.Backend;

/// <summary>The answers to the calls. The serialiser decides the letter case of the names.</summary>
public sealed record Answer(object? Value);

public sealed record LoginAnswer(int Status, string? Error, int Value);

public sealed record ErrorObject(string Code, object? Data, string Error);
