/** The parts a form is made of. */
export { type Choice, Choices } from './Choices.tsx'
export { ErrorSummary, FieldLink, type Problem } from './ErrorSummary.tsx'
export { SelectField } from './SelectField.tsx'
export { TextArea } from './TextArea.tsx'
export { TextField } from './TextField.tsx'
