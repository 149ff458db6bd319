/** The day somebody born on `birthDate` (`1994-05-17`) is an adult: 18 years later; who was born on a leap day, on 1 March. */
export function adultFrom(birthDate: string): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const then = Number(year) + 18;
  const isLeap = then % 4 === 0 && (then % 100 !== 0 || then % 400 === 0);
  return `${then}-${month === '02' && day === '29' && !isLeap ? '03-01' : `${month}-${day}`}`;
}
