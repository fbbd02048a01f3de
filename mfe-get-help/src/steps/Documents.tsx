/** Step 4: optional documents, a summary of the answers, and what submitting means. */
import { Notice, useIsHydrated } from '@access/kit'
import { CheckAnswers } from '../components/CheckAnswers.tsx'
import { DocumentUpload } from '../components/documents/DocumentUpload.tsx'
import { NoScriptDocumentUpload } from '../components/documents/NoScriptDocumentUpload.tsx'
import { uploadMessages } from '../components/documents/upload.messages.ts'
import type { DocumentUploads } from '../components/documents/use-document-uploads.ts'
import { CollapsibleReason } from '../components/QuestionReason.tsx'
import type { UploadedDocument } from '../journey/form-contract.ts'
import type { Answers } from '../journey/question.ts'
import { checkAnswersMessages } from '../journey/request.messages.ts'

const formatDocumentName = ({ name, photos }: UploadedDocument) =>
  photos ? `${name} (${uploadMessages.photos(photos)})` : name

interface DocumentsProps {
  answers: Answers
  uploads: DocumentUploads
  /** The error of the server about the documents. */
  errorMessage: string | undefined
}

export function Documents({ answers, uploads, errorMessage }: DocumentsProps) {
  const isHydrated = useIsHydrated()
  const help = <CollapsibleReason>{uploadMessages.why}</CollapsibleReason>
  return (
    <>
      {isHydrated ? (
        <DocumentUpload uploads={uploads} help={help} error={errorMessage} />
      ) : (
        <NoScriptDocumentUpload documents={uploads.documents} help={help} error={errorMessage} />
      )}
      <CheckAnswers answers={answers} documentNames={uploads.documents.map(formatDocumentName)} />
      <Notice>
        <p>{checkAnswersMessages.beforeSubmit}</p>
      </Notice>
    </>
  )
}
