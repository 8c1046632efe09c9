import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { messageParts, type Part } from './format-message';
import logic from './tool';

const TAGS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** The link and its QR code, and the message as it will look in the chat. */
export default function WhatsAppLink(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const result: unknown = form.outcome?.values.result;
  const links: readonly unknown[] = Array.isArray(result) ? result : [];
  const message = String(form.reading()?.values?.input ?? '');
  return (
    <ToolForm
      form={form}
      className="whatsapp-link"
      resultFirst={false}
      results={[{ only: ['result', 'digits', 'deepLink', 'html'] }, { only: ['qr'] }]}
      below={
        links.length > 0 &&
        message !== '' && (
          <div className="chat" aria-label={own.preview} role="group">
            {messageParts(message).map((part, index) => (
              <Styled key={`${index}`} part={part} />
            ))}
          </div>
        )
      }
    />
  );
}

function Styled({ part: { text, style } }: { part: Part }): ReactNode {
  if (!style) return text;
  const Tag = TAGS[style];
  return <Tag>{text}</Tag>;
}
