/**
 * CSS properties that browsers support but css-tree's dictionary (3.2, of 2026) does not contain. Their values are not
 * checked. Source: every property of an element's style in Chromium 150 for which CSS.supports(name, 'initial') is
 * true, without prefixed ones and internal SVG properties; read 2026-11-21.
 */
export const NEWER_CSS_PROPERTIES: ReadonlySet<string> = new Set(
  (
    'app-region border-shape buffered-rendering color-interpolation color-rendering page-orientation size text-fit ' +
    'view-transition-group view-transition-scope ' +
    'column-rule-break column-rule-inset column-rule-inset-cap column-rule-inset-cap-end column-rule-inset-cap-start ' +
    'column-rule-inset-end column-rule-inset-junction column-rule-inset-junction-end column-rule-inset-junction-start ' +
    'column-rule-inset-start column-rule-visibility-items ' +
    'row-rule row-rule-break row-rule-color row-rule-inset row-rule-inset-cap row-rule-inset-cap-end ' +
    'row-rule-inset-cap-start row-rule-inset-end row-rule-inset-junction row-rule-inset-junction-end ' +
    'row-rule-inset-junction-start row-rule-inset-start row-rule-style row-rule-visibility-items row-rule-width ' +
    'rule rule-break rule-color rule-inset rule-inset-cap rule-inset-end rule-inset-junction rule-inset-start ' +
    'rule-overlap rule-style rule-visibility-items rule-width ' +
    'timeline-trigger-activation-range timeline-trigger-activation-range-end timeline-trigger-activation-range-start ' +
    'timeline-trigger-active-range timeline-trigger-active-range-end timeline-trigger-active-range-start'
  ).split(' '),
);
