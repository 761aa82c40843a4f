import { type CsharpClass, header, type Property } from './csharp-classes';

const typeOf = ({ type, required }: Property) => (required ? type : `${type}?`);

const property = (it: Property) => `    /// <summary>${it.summary}</summary>
    [JsonPropertyName("${it.json}")]
    public ${typeOf(it)} ${it.name} { get; init; }${it.required ? ' = "";' : ''}
`;

const parameter = (it: Property) =>
  `    [property: JsonPropertyName("${it.json}")] ${typeOf(it)} ${it.name}${it.required ? '' : ' = null'}`;

function record({ name, properties, positional }: CsharpClass): string {
  if (!positional)
    return `public sealed partial record ${name}\n{\n${properties.map(property).join('\n')}}\n`;
  const docs = properties.map((it) => `/// <param name="${it.name}">${it.summary}</param>\n`);
  return `${docs.join('')}public sealed record ${name}(\n${properties.map(parameter).join(',\n')});\n`;
}

/** A class for ASP.NET Core: a record in C# 10. No naming policy of a site changes its names in JSON. */
export const coreClass = (it: CsharpClass) => `${header}
#nullable enable

using System.Collections.Generic;
using System.Text.Json.Serialization;

namespace EvPortalWidgets;

/// <summary>${it.summary}</summary>
${record(it)}`;
