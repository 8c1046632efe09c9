import type { ReactNode } from 'react';
import { CopyButton } from '../../../kinds/parts/Buttons';
import type { Form } from '../../../kinds/form/form';
import { chainOf } from './open-rows';
import type { TreeView } from './use-tree';

/** The path of the active row, and buttons that copy or use it. */
export function TreeFoot({ form, tree: { state, active, node } }: { form: Form; tree: TreeView }): ReactNode {
  if (!state || node === undefined) return null;
  const own = form.props.strings.own ?? {};
  const { source, rows } = state;
  const paths = source.path(chainOf(rows, active));
  return (
    <div className="tree-foot">
      <output className="mono" aria-live="off">
        {paths.path}
      </output>
      <span className="field-actions">
        <CopyButton form={form} text={() => source.copy(node)} label={own.copyValue ?? ''} />
        <CopyButton form={form} text={() => paths.path} label={own.copyPath ?? ''} />
        {paths.script !== undefined && (
          <CopyButton form={form} text={() => paths.script ?? ''} label={own.copyScript ?? ''} />
        )}
        <button type="button" className="quiet" onClick={() => form.setValues({ path: paths.path })}>
          {own.pickPath}
        </button>
      </span>
    </div>
  );
}
