/** The visual parts every screen borrows. */
export { Accordion, AccordionSection } from './Accordion.tsx'
export { Arch, ArchDate, ArchIcon, Portrait, ServiceIcon } from './Arch.tsx'
export { Badge, type BadgeTone, StatusBadge } from './Badge.tsx'
export { Button, type ButtonLook, LinkButton } from './Button.tsx'
export { Door, type DoorState } from './Door.tsx'
export { EmptyState } from './EmptyState.tsx'
export { type Fact, Facts } from './Facts.tsx'
export {
  type Choice,
  Choices,
  ErrorSummary,
  FieldLink,
  type Problem as FieldProblem,
  SelectField,
  TextArea,
  TextField,
} from './forms/index.ts'
export { Go } from './Go.tsx'
export { LoadFailed } from './LoadFailed.tsx'
export { Loading } from './Loading.tsx'
export { type Crumb, Crumbs, Masthead } from './Masthead.tsx'
export { MissingItem } from './MissingItem.tsx'
export { NotFound } from './NotFound.tsx'
export { Notice, type NoticeTone } from './Notice.tsx'
export { Paragraphs } from './Paragraphs.tsx'
export { Caption, Pleading } from './Pleading.tsx'
export { SectionHead } from './SectionHead.tsx'
export { SideCard } from './SideCard.tsx'
export { Tags } from './Tags.tsx'
export { type Retry, useRetry } from './useRetry.ts'
