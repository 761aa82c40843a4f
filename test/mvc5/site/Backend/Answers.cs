namespace Portal.Backend
{
    /// <summary>The answers to the calls. Both serializers keep the names without changes.</summary>
    public class Answer
    {
        public object Value { get; set; }
    }

    public class LoginAnswer
    {
        public int Status { get; set; }
        public string Error { get; set; }
        public int Value { get; set; }
    }

    public class ErrorObject
    {
        public string Code { get; set; }
        public object Data { get; set; }
        public string Error { get; set; }
    }
}
