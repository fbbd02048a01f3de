/** The components of forms. */

export { ErrorSummary, FieldLink, type FormError } from './ErrorSummary.tsx'
export { RadioGroup, type RadioOption } from './RadioGroup.tsx'
export { SelectField } from './SelectField.tsx'
export { TextArea } from './TextArea.tsx'
export { TextField } from './TextField.tsx'
