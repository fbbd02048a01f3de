/** The components that every screen shares. */
export { Accordion, AccordionSection } from './Accordion.tsx'
export { Arch, ArchDate, ArchIcon, Portrait, ServiceIcon } from './Arch.tsx'
export { ArrowLink } from './ArrowLink.tsx'
export { Badge, type BadgeTone, findBadgeTone, StatusBadge } from './Badge.tsx'
export { Button, type ButtonVariant, LinkButton } from './Button.tsx'
export { type DescriptionItem, DescriptionList } from './DescriptionList.tsx'
export { Door, type DoorState } from './Door.tsx'
export { EmptyState } from './EmptyState.tsx'
export {
  ErrorSummary,
  FieldLink,
  type FormError,
  RadioGroup,
  type RadioOption,
  SelectField,
  TextArea,
  TextField,
} from './forms/index.ts'
export { LoadError } from './LoadError.tsx'
export { Loading } from './Loading.tsx'
export { Logo } from './Logo.tsx'
export { type Breadcrumb, Breadcrumbs, Masthead } from './Masthead.tsx'
export { MissingItem } from './MissingItem.tsx'
export { mapByPlace } from './map-by-place.tsx'
export { NotFound } from './NotFound.tsx'
export { Notice, type NoticeTone } from './Notice.tsx'
export { Paragraphs } from './Paragraphs.tsx'
export { Caption, Pleading } from './Pleading.tsx'
export { QueryResult } from './QueryResult.tsx'
export { SectionHeading } from './SectionHeading.tsx'
export { SideCard } from './SideCard.tsx'
export { Tags } from './Tags.tsx'
export { useBeforeFirstPaint, useOnMount } from './use-on-mount.ts'
export { type Retry, useRetry, useScreenQuery } from './use-retry.ts'
