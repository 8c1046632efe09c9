/** A variable's value, or `otherwise` if it is unset or empty. */
export const set = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** Who runs the site, from a build's variables: the app reads them from `import.meta.env`, the build from Node. */
export const operatorOf = (env: Readonly<Record<string, unknown>>) => ({
  operator: set(env.PUBLIC_OPERATOR, 'the operator of this site'),
  address: set(env.PUBLIC_OPERATOR_ADDRESS, 'the postal address that the operator gives on request'),
  mail: set(env.PUBLIC_OPERATOR_MAIL, 'hello@smallkit.example'),
});
