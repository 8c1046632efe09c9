import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '../../../i18n/format';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { Form } from '../../../kinds/form/form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { KeptItems } from '../../../kinds/parts/KeptItems';
import type { EditorValues } from './editor-values';
import { pickedFiles, putFiles } from './form-files';
import { projectFiles, removeProject, saveProject, storedProjects, type Project } from './projects';
import { useHistory, type Step } from './use-history';
import logic from './tool';

const Workbench = lazy(() => import('./Workbench'));

/** Shown in the panel 'Adjust', and always in the document, because a form's controls are its state. */
const SLIDERS = ['brightness', 'contrast', 'saturate', 'grayscale', 'sepia', 'invert', 'hue', 'blur', 'straighten'];
const PLACED = [...SLIDERS, 'pictures', 'format', 'quality'];

/** A picture with tools to change it; what is on the way is kept on this device. */
export default function PhotoEditor(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const values = form.reading()?.values as EditorValues | undefined;
  const [file] = values?.input ?? [];
  const { own = {} } = props.strings;
  const project = useRef<Pick<Project, 'id'>>({ id: newId() });
  const [isKept, setKept] = useState(false);

  const keep = (step: Step) => {
    const [main] = (form.reading()?.values as EditorValues | undefined)?.input ?? [];
    if (!main || !isEdited(step)) return;
    const pictures = pickedFiles(form, 'pictures');
    const { id } = project.current;
    const next = { id, name: main.name, savedAt: new Date(), step, pictures: pictures.map(({ name }) => name) };
    void saveProject(next, main, pictures).then(setKept);
  };
  const history = useHistory(form, keep);

  // A new picture is a new project, unless it was brought back.
  const opened = useRef<File>(undefined);
  const isRestoring = useRef(false);
  const { begin } = history;
  useEffect(() => {
    if (!file || file === opened.current) return;
    opened.current = file;
    setKept(false);
    if (!isRestoring.current) project.current = { id: newId() };
    isRestoring.current = false;
    begin();
    // oxlint-disable-next-line react/exhaustive-deps -- `begin` is new in each render
  }, [file]);

  const bringBack = async (stored: Project) => {
    const { file: main, pictures } = await projectFiles(stored);
    if (!main) return;
    isRestoring.current = true;
    project.current = stored;
    putFiles(form, 'input', [main]);
    putFiles(form, 'pictures', pictures);
    form.setValues(stored.step);
  };
  return (
    <ToolForm
      form={form}
      className={file ? 'photo-editor has-picture' : 'photo-editor'}
      stacked
      placed={PLACED}
      input={
        <>
          <input type="file" name="pictures" multiple hidden tabIndex={-1} aria-label={props.strings.labels.pictures} />
          {file && values && (
            <Suspense>
              <Workbench form={form} file={file} values={values} history={history} />
            </Suspense>
          )}
          <div className="adjust-panel" hidden={!file} data-panel="adjust">
            <Controls form={form} only={SLIDERS} />
          </div>
          {!file && <Projects form={form} open={(stored) => void bringBack(stored)} />}
        </>
      }
      below={
        <>
          <div className="options save-as">
            <Controls form={form} only={['format', 'quality']} />
          </div>
          {file && isKept && <p className="hint">{own.kept}</p>}
        </>
      }
    />
  );
}

/** Pictures from an earlier visit. */
function Projects({ form, open }: { form: Form; open: (project: Project) => void }): ReactNode {
  const { lang, strings } = form.props;
  const { own = {} } = strings;
  const [stored, setStored] = useState<readonly Project[]>([]);
  useEffect(() => {
    void storedProjects().then(setStored);
  }, []);
  return (
    <KeptItems
      title={own.left ?? ''}
      items={stored.map((project) => ({
        key: project.id,
        text: `${project.name}, ${formatDate(project.savedAt.toISOString().slice(0, 10), lang, 'medium')}`,
      }))}
      open={own.open ?? ''}
      remove={own.remove ?? ''}
      onOpen={(at) => stored[at] && open(stored[at])}
      onRemove={(at) => {
        const gone = stored[at];
        if (!gone) return;
        void removeProject(gone.id);
        setStored(stored.filter((one) => one !== gone));
      }}
    />
  );
}

const newId = (): string => crypto.randomUUID().slice(0, 8);

const PLAIN: Readonly<Record<string, string>> = {
  brightness: '100',
  contrast: '100',
  saturate: '100',
  width: '',
  layers: '',
};

/** Whether anything was done to the picture: only then is it worth keeping. */
const isEdited = (step: Step): boolean =>
  Object.entries(step).some(([name, value]) => value !== (PLAIN[name] ?? '0') && value !== 'false' && value !== '');
