import { type CsharpClass, header, type Property } from './csharp-classes';

/** Code for .NET Framework mostly has variables of the types `IList` and `IDictionary`. */
const typeOf = ({ type }: Property) => type.replace('IReadOnly', 'I');

const property = (it: Property, type: string, access: string) => `    /// <summary>${it.summary}</summary>
    public ${type} ${it.name} { ${access} }
`;

const positionalType = (it: Property) => (it.required ? typeOf(it) : `${typeOf(it)}?`);

function creation({ name, properties }: CsharpClass): string {
  const parameters = properties.map(
    (it) => `${positionalType(it)} ${it.json}${it.required ? '' : ' = null'}`,
  );
  const docs = properties.map((it) => `    /// <param name="${it.json}">${it.summary}</param>\n`);
  const assignments = properties.map((it) => `        ${it.name} = ${it.json};\n`);
  return `    /// <summary>Creates an object with these values.</summary>
${docs.join('')}    public ${name}(${parameters.join(', ')})
    {
${assignments.join('')}    }
`;
}

function members(it: CsharpClass): string[] {
  // Nothing has a value until the site sets it.
  if (!it.positional) return it.properties.map((each) => property(each, `${typeOf(each)}?`, 'get; set;'));
  return [creation(it), ...it.properties.map((each) => property(each, positionalType(each), 'get;'))];
}

/** A class for .NET Framework. Views there use C# 5 to 7.3, so it has no `init`. */
export const frameworkClass = (it: CsharpClass) => `${header}
#nullable enable

using System.Collections.Generic;

namespace EvPortalWidgets;

/// <summary>${it.summary}</summary>
public partial class ${it.name}
{
${members(it).join('\n')}}
`;
