import { File as FileIcon, type IconNode } from 'lucide';
import { useRef } from 'react';
import { Icon } from './Icon.tsx';

interface FileButtonProps {
  readonly label: string;
  /** Its name in code, the same in every language. */
  readonly action: string;
  readonly icon?: IconNode;
  /** Whether it is the main button of its sheet. */
  readonly primary?: boolean;
  readonly multiple?: boolean;
  /** Whether a folder is chosen, with all that is in it. */
  readonly folder?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that asks for files. The browser's own control would speak the language of the browser and not that of the reader. */
export const FileButton = ({
  label,
  action,
  icon = FileIcon,
  primary = false,
  multiple = false,
  folder = false,
  onChoose,
}: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        {...(primary && { className: 'primary' })}
        data-action={action}
        onClick={() => input.current?.click()}
      >
        <Icon of={icon} />
        {label}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        multiple={multiple}
        // React knows the attribute, and its types do not.
        {...(folder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          // Cleared so that the same file can be chosen again after a cancel.
          target.value = '';
          onChoose(files);
        }}
      />
    </>
  );
};
