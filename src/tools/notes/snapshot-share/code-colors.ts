import { ROLES } from '../../../formats/highlight/token-roles';
import { inkOf, THEMES } from '../../../formats/highlight/highlight-theme';

/** Sets the themes' colors as custom properties of an element: light and dark at once, selected by its color scheme. */
export function setColors(output: HTMLElement, theme: string): void {
  const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
  const { light, dark } = THEMES;
  for (const name of ['card', 'ink', 'soft', 'marked', 'bar', 'edge'] as const)
    output.style.setProperty(`--code-${name}`, both(light[name], dark[name]));
  for (const role of ROLES)
    if (role !== '') output.style.setProperty(`--c-${role}`, both(inkOf(light, role), inkOf(dark, role)));
  output.style.colorScheme = theme === 'light' || theme === 'dark' ? theme : '';
}
