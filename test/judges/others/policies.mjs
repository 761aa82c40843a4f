import { readdirSync, readFileSync } from 'node:fs';
import { npmVersion, require } from '../ask.mjs';

const { CspEvaluator } = require('csp_evaluator');
const { CspParser } = require('csp_evaluator/dist/parser.js');
const { Severity } = require('csp_evaluator/dist/finding.js');

/** What a policy weakens. Notes of a low severity are about allowing the own origin. @param {string} policy @param {string} place */
function weaknesses(policy, place) {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description, value }) => ({
      rule: `${directive}${value ? ` ${value}` : ''}: ${description.split('. ')[0]}`,
      place,
      seen: policy,
    }));
}

const guides = [
  'README.md',
  'SECURITY.md',
  'src/site-guide/',
  'src/aspnet/',
  'src/aspnet/core/',
  'src/aspnet/web/',
].flatMap((path) =>
  path.endsWith('/')
    ? readdirSync(path)
        .filter((name) => name.endsWith('.md'))
        .map((name) => path + name)
    : path,
);

/** The policies of the sample, whose parts C# joins with `+`, and those of the guides with more than one directive. */
function policies() {
  const found = [];
  for (const path of ['samples/Core/EvPortalSample/ContentSecurityPolicy.cs', 'mvc5/README.md'].map(
    (name) => `src/aspnet/${name}`,
  )) {
    const joined = readFileSync(path, 'utf8').replaceAll(/"\s*\+\s*\$?"/g, '');
    const [, policy] = joined.match(/"(default-src .*?)"(?:;|\)|,| \/>)/s) ?? [];
    if (!policy) throw new Error(`${path} has no policy that begins with default-src.`);
    found.push({ path, policy: policy.replace(/'nonce-.*?'/, "'nonce-cmFuZG9t'") });
  }
  for (const path of guides)
    for (const [, policy] of readFileSync(path, 'utf8').matchAll(/`([a-z]+-src [^`\n]*;[^`\n]*)`/g))
      found.push({ path, policy });
  return found;
}

export const policyJudge = {
  id: 'csp-evaluator',
  name: 'CSP Evaluator',
  version: () => npmVersion('csp_evaluator'),
  looksAt: 'the content security policies of the samples and the guides',
  planted: { rule: "script-src 'unsafe-inline'" },
  plant: () => weaknesses("script-src 'unsafe-inline'; object-src 'none'", 'planted'),
  find: () => policies().flatMap(({ path, policy }) => weaknesses(policy, path)),
};
