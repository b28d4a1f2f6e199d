import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether it faces who sits across the table. */
  readonly turned?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog on its own sheet: focus stays in it, Escape and a press beside it close it, and what opened it gets the focus back. */
export const Sheet = ({
  title,
  role = 'dialog',
  turned = false,
  onClose,
  children,
}: SheetProps) => (
  <ModalOverlay
    isOpen
    isDismissable
    className="sheet-overlay"
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <Modal className={turned ? 'sheet turned' : 'sheet'}>
      <Dialog role={role}>
        <Heading slot="title">{title}</Heading>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
