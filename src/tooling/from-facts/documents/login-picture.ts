import { callPaths, portalPaths } from '../../../facts/routes';
import { escaped } from '../../guide/html';

const width = 600;
const columns = ['Visitor', 'Login card', 'Your site', 'SmsGuard', 'SMS service'] as const;
type Column = (typeof columns)[number];

/** An arrow of the picture. `step` is its number in the list below the picture. */
interface Arrow {
  step?: number;
  from: Column;
  to: Column;
  label: string;
  look?: 'answer' | 'refusal';
}

/** Both logins and their texts are in the chapter "How a login goes" of `src/site-guide/answers.md`. */
const arrows: Arrow[] = [
  { step: 1, from: 'Visitor', to: 'Login card', label: 'number, Next' },
  { step: 2, from: 'Login card', to: 'Your site', label: `GET ${callPaths.checkout}` },
  { step: 3, from: 'Your site', to: 'SmsGuard', label: 'may I send?' },
  { from: 'Your site', to: 'Login card', label: 'or a refusal', look: 'refusal' },
  { step: 4, from: 'SmsGuard', to: 'SMS service', label: 'number, code' },
  { step: 5, from: 'SMS service', to: 'Visitor', label: 'SMS with the code' },
  { from: 'Visitor', to: 'Login card', label: 'code' },
  { step: 6, from: 'Login card', to: 'Your site', label: `POST ${callPaths.phoneLogin}` },
  { step: 7, from: 'Your site', to: 'SmsGuard', label: 'is it right?' },
  { step: 8, from: 'Your site', to: 'Login card', label: 'the cookie of your session', look: 'answer' },
  { step: 9, from: 'Login card', to: 'Visitor', label: `opens ${portalPaths.afterLogin}` },
];

const colours = { request: '#2b7d38', answer: '#2b7d38', refusal: '#b34700' };
const [head, rowHeight] = [58, 46];
const xOf = (column: Column) => width * ((columns.indexOf(column) + 0.5) / columns.length);

/** Text with a white rim, because it may lie on a line. */
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" text-anchor="middle"${more}>${escaped(words)}</text>`;

function drawArrow({ step, from, to, label, look }: Arrow, row: number): string {
  const y = head + 40 + row * rowHeight;
  const colour = colours[look ?? 'request'];
  const [start, end] = [xOf(from), xOf(to)];
  const side = Math.sign(end - start);
  const line = `<path d="M${start} ${y}H${end - side * 3}" stroke="${colour}" stroke-width="2"${look ? ' stroke-dasharray="6 4"' : ''}/>`;
  const tip = `<path d="M${end} ${y}l${-side * 10} -5v10z" fill="${colour}" stroke="none"/>`;
  const disc = step
    ? `<circle cx="${start}" cy="${y}" r="10" fill="${colour}" stroke="none"/>${text(start, y + 4.5, `${step}`, ' fill="#fff" stroke="none" font-weight="bold"')}`
    : '';
  const words = text((start + end) / 2, y - 15, label, look === 'refusal' ? ` fill="${colour}"` : '');
  return `${line}${tip}${disc}${words}`;
}

/** The way of a login by SMS as a picture, without inline styles, which the policy of the guide would refuse. */
export function loginPicture(): string {
  const height = head + 40 + arrows.length * rowHeight;
  const lines = columns.map((name) => {
    const x = xOf(name);
    const box = `<rect x="${x - 54}" y="16" width="108" height="32" rx="4" fill="#303030" stroke="none"/>`;
    const foot = `<path d="M${x} ${head}V${height - 16}" stroke="#9a9a9a" stroke-width="1" stroke-dasharray="2 4"/>`;
    return `${box}${foot}${text(x, 37, name, ' fill="#fff" stroke="none" font-weight="bold"')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 1.25}" height="${height * 1.25}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">A login by SMS: the card asks your site for a code, SmsGuard allows it, your SMS service sends it, the card sends the code, and your site sets the cookie of its session</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="#fff" stroke="#9a9a9a"/>
<g font-family="system-ui, sans-serif" font-size="14" fill="#303030" stroke="#fff" stroke-width="4" paint-order="stroke">
${lines.join('\n')}
${arrows.map(drawArrow).join('\n')}
</g>
</svg>
`;
}
