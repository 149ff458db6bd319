/**
 * Whole years somebody has lived on a day; both as `2008-02-29`. Who was born on a leap day is a year older from 1 March on where the year
 * has none. Null for what is no day, or one to come.
 */
export function ageOn(born: string, day: string): number | null {
  const [birth, now] = [born, day].map((text) => {
    const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
    if (year === undefined || month === undefined || date === undefined) return null;
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
    return date >= 1 && date <= days ? { year, rest: month * 100 + date } : null;
  });
  if (!birth || !now) return null;
  const age = now.year - birth.year - (now.rest < birth.rest ? 1 : 0);
  return age < 0 ? null : age;
}
