/** A variable's value, or `otherwise` if it is unset or empty. */
export const set = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** The words for an operator or an address that the site's settings don't name: they fit into the middle of a sentence. */
const UNNAMED = {
  en: ['the operator of this site', 'the postal address that the operator gives on request'],
  es: ['el responsable de este sitio', 'con dirección postal a petición'],
  fr: ['l’exploitant de ce site', 'adresse postale communiquée sur demande'],
  id: ['pengelola situs ini', 'alamat pos yang diberikan atas permintaan'],
  it: ['il gestore di questo sito', 'indirizzo postale comunicato su richiesta'],
  pl: ['operator tej strony', 'adres pocztowy podawany na życzenie'],
  pt: ['o responsável por este site', 'o endereço postal fornecido a quem o pedir'],
  ru: ['владелец этого сайта', 'почтовый адрес, который сообщают по запросу'],
} as const;

/** Who runs the site, from a build's variables: the app reads them from `import.meta.env`, the build from Node. */
export const operatorOf = (env: Readonly<Record<string, unknown>>, lang: keyof typeof UNNAMED = 'en') => ({
  operator: set(env.PUBLIC_OPERATOR, UNNAMED[lang][0]),
  address: set(env.PUBLIC_OPERATOR_ADDRESS, UNNAMED[lang][1]),
  mail: set(env.PUBLIC_OPERATOR_MAIL, 'hello@smallkit.example'),
});
