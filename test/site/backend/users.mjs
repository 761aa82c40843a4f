/** @typedef {import('./sessions.mjs').User} User */

export const adminPhone = '380501234567';
export const registeredPhone = '380500000001';

/** @type {Record<string, { password: string, user: User }>} */
const byEmail = {
  'admin@example.com': { password: 'charge', user: { role: 'Admin' } },
  'driver@example.com': { password: 'charge', user: { role: '' } },
};

/** What `npm start` prints. */
export const accounts = Object.entries(byEmail).map(([email, { password }]) => `${email} / ${password}`);

/** @param {unknown} email @param {unknown} password @returns {User | undefined} */
export function userByEmail(email, password) {
  const id = String(email).trim().toLowerCase();
  if (id === 'broken@example.com') throw new Error("This user's record cannot be read.");
  return byEmail[id]?.password === password ? byEmail[id]?.user : undefined;
}

/** @param {string} phone @returns {User} */
export const userByPhone = (phone) => ({ role: phone === adminPhone ? 'Admin' : '' });
