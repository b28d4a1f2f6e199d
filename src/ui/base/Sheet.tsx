import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCloseOnBack } from './back.ts';
import { DOUBLE_CLICK, useSheetClass } from './SheetFrame.tsx';
import './sheet-frame.css';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether it rises from the foot of the window, with the board's upper part in sight. */
  readonly low?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Notes on the page whether any sheet is open. */
const noteSheets = (): void => {
  const open = document.querySelector('.sheet-overlay') !== null;
  document.documentElement.toggleAttribute('data-sheet', open);
};

/** A dialog on its own sheet: focus stays in it, Escape and a press beside it close it, and what opened it gets the focus back. */
export const Sheet = ({ title, role = 'dialog', low = false, onClose, children }: SheetProps) => {
  useCloseOnBack(onClose);
  const [openedAt] = useState(() => performance.now());
  useEffect(() => {
    noteSheets();
    return noteSheets;
  }, []);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      // The second click of a double click that opens it does not close it again.
      shouldCloseOnInteractOutside={() => performance.now() - openedAt > DOUBLE_CLICK}
      className={low ? 'sheet-overlay low' : 'sheet-overlay'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={useSheetClass()}>
        <Dialog role={role}>
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
