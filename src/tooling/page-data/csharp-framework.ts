import { type CsharpClass, header, type Property } from './csharp-classes';

/** Code for .NET Framework mostly has variables of the types `IList` and `IDictionary`. */
const typeOf = ({ type }: Property) => type.replace('IReadOnly', 'I').replace(/^(int|bool)$/, '$1?');

const property = (it: Property, set: string) => `        /// <summary>${it.summary}</summary>
        public ${typeOf(it)} ${it.name} { get; ${set}; }
`;

function creation({ name, properties }: CsharpClass): string {
  const parameters = properties.map((it) => `${typeOf(it)} ${it.json}${it.required ? '' : ' = null'}`);
  const docs = properties.map((it) => `        /// <param name="${it.json}">${it.summary}</param>\n`);
  const assignments = properties.map((it) => `            ${it.name} = ${it.json};\n`);
  return `        /// <summary>Creates an object with these values.</summary>
${docs.join('')}        public ${name}(${parameters.join(', ')})
        {
${assignments.join('')}        }
`;
}

function members(it: CsharpClass): string[] {
  if (!it.positional) return it.properties.map((each) => property(each, 'set'));
  return [creation(it), ...it.properties.map((each) => property(each, 'private set'))];
}

/** A class for .NET Framework. Views there use C# 5 to 7.3, so it has no `init`. */
export const frameworkClass = (it: CsharpClass) => `${header}
using System.Collections.Generic;

namespace EvPortalWidgets
{
    /// <summary>${it.summary}</summary>
    public partial class ${it.name}
    {
${members(it).join('\n')}    }
}
`;
