/** The query of the constitution's page. Its text is fixed; versions and related documents are data. */
import { gql } from 'urql'

export type Version = {
  id: string
  versionNumber: string
  effectiveDate: string
  pdfUrl: string | null
  changes: string | null
}

export type RelatedDocument = {
  id: string
  title: string
  description: string | null
  available: boolean
  file: string | null
}

export type ConstitutionData = {
  currentConstitution: Version | null
  constitutionVersions: Version[]
  relatedDocuments: RelatedDocument[]
}

export const constitutionQuery = gql<ConstitutionData, Record<string, never>>`
  query Constitution {
    currentConstitution {
      id
      versionNumber
      effectiveDate
      pdfUrl
      changes
    }
    constitutionVersions {
      id
      versionNumber
      effectiveDate
      pdfUrl
      changes
    }
    relatedDocuments {
      id
      title
      description
      available
      file
    }
  }
`
