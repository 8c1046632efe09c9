/** A variable's value, or what is said where it is not set or empty. */
export const set = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** Who runs the site, from the variables of a build: the app reads them as `import.meta.env`, the build from Node. */
export const operatorOf = (env: Readonly<Record<string, unknown>>) => ({
  operator: set(env.PUBLIC_OPERATOR, 'the operator of this site'),
  address: set(env.PUBLIC_OPERATOR_ADDRESS, 'the postal address that the operator gives on request'),
  mail: set(env.PUBLIC_OPERATOR_MAIL, 'hello@smallkit.example'),
});
