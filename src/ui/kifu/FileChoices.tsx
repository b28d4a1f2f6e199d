import { useId } from 'react';
import { usePageText } from '../page-text.ts';
import type { FileEncoding, FormatChoice, KifuFormat } from '../tongue.ts';

interface FileChoicesProps {
  readonly formats: readonly FormatChoice[];
  readonly format: KifuFormat;
  readonly onFormat: (format: KifuFormat) => void;
  readonly encodings: readonly FileEncoding[];
  readonly encoding: FileEncoding;
  readonly onEncoding: (encoding: FileEncoding) => void;
}

/** Which format, all in sight, and where there is a choice, which encoding. */
export const FileChoices = ({
  formats,
  format,
  onFormat,
  encodings,
  encoding,
  onEncoding,
}: FileChoicesProps) => {
  const words = usePageText().kifu;
  const name = useId();
  return (
    <>
      <fieldset className="formats">
        <legend>{words.format}</legend>
        <div className="format-row">
          {formats.map(({ format: one }) => (
            <label key={one}>
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === format}
                onChange={() => onFormat(one)}
              />
              <span>{one.toUpperCase()}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="format-about">{words.formats[format]}</p>
      {encodings.length > 1 && (
        <label className="encoding">
          <span>{words.encoding}</span>
          <select
            value={encoding}
            onChange={({ target }) => {
              const chosen = encodings.find((one) => one === target.value);
              if (chosen !== undefined) onEncoding(chosen);
            }}
          >
            {encodings.map((one) => (
              <option key={one} value={one}>
                {words.encodings[one]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
