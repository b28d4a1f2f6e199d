import { useId } from 'react';
import type { FileEncoding, FileFormat } from '#games/pack.ts';
import { useText } from '../../app/text.tsx';
import { formatName } from '../../game/formats.ts';

interface FileChoicesProps {
  readonly formats: readonly FileFormat[];
  readonly format: string;
  /** Says what the chosen format is good for. */
  readonly about: string;
  readonly onFormat: (format: string) => void;
  readonly encodings: readonly FileEncoding[];
  readonly encoding: FileEncoding;
  readonly onEncoding: (encoding: FileEncoding) => void;
  /** The version that is written; undefined where the format has only one. */
  readonly version: string | undefined;
  readonly onVersion: (version: string) => void;
}

/** Asks for the format, with all in sight, and for encoding and version where there is a choice. */
export const FileChoices = ({
  formats,
  format,
  about,
  onFormat,
  encodings,
  encoding,
  onEncoding,
  version,
  onVersion,
}: FileChoicesProps) => {
  const words = useText().kifu;
  const { versions = [] } = formats.find(({ id }) => id === format) ?? {};
  const name = useId();
  return (
    <>
      <fieldset className="formats">
        <legend>{words.format}</legend>
        <div className="format-row">
          {formats.map((kind) => (
            <label key={kind.id}>
              <input
                type="radio"
                data-action="file-format"
                name={name}
                value={kind.id}
                checked={kind.id === format}
                onChange={() => onFormat(kind.id)}
              />
              <span>{formatName(kind)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="format-about">{about}</p>
      {encodings.length > 1 && (
        <label className="encoding">
          <span>{words.encoding}</span>
          <select
            data-action="file-encoding"
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
      {version !== undefined && (
        <label className="encoding">
          <span>{words.version}</span>
          <select
            data-action="file-version"
            value={version}
            onChange={({ target }) => onVersion(target.value)}
          >
            {versions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
