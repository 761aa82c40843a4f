#nullable disable
using System;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;

namespace EvPortalWidgets
{
    /// <summary>A kind of line in the log of the site. Its number stays, so that an operator can be alerted by it.</summary>
    internal sealed class WidgetEvent
    {
        /// <param name="id">The number.</param>
        /// <param name="name">The name.</param>
        /// <param name="template">The text, with a name in braces for each value.</param>
        public WidgetEvent(int id, string name, string template)
        {
            Id = id;
            Name = name;
            Template = template;
            IsProblem = true;
        }

        public int Id { get; private set; }

        public string Name { get; private set; }

        public string Template { get; private set; }

        public bool IsProblem { get; set; }

        /// <summary>The text with its values.</summary>
        public string Text(params object[] values)
        {
            var next = values.AsEnumerable().GetEnumerator();
            return Regex.Replace(
                Template, @"\{\w+\}", name => next.MoveNext() ? Convert.ToString(next.Current, CultureInfo.InvariantCulture) : name.Value);
        }
    }
}
