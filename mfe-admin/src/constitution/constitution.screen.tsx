/** Constitution Versions. */
import { constitutionVersion } from '@access/content/constitution/constitution-version.rules'
import { adminDate } from '@access/kit'
import { definition } from '../management/definition.ts'
import { Switched } from '../management/list/Switched.tsx'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { ConstitutionVersionForm } from './ConstitutionVersionForm.tsx'
import { type ConstitutionVersionRow, documents } from './documents.ts'
import { Standing } from './Standing.tsx'

export const constitution = definition({
  path: 'constitution',
  title: 'Constitution Versions',
  noun: 'constitution version',
  addLabel: 'Add constitution version',
  empty: 'No constitution versions yet. Create your first one!',
  documents,
  rules: constitutionVersion,
  blank,
  Form: ConstitutionVersionForm,
  nameOf: ({ versionNumber }) => versionNumber && `Version ${versionNumber}`,
  columns: {
    Version: (version) => (
      <Switched>
        {version.versionNumber}
        <Standing version={version} />
      </Switched>
    ),
    'Effective Date': ({ effectiveDate }) => <time className="nowrap">{adminDate(effectiveDate)}</time>,
    PDF: (version) => <Pdf version={version} />,
  },
  sorts: { 'Effective Date': 'effectiveDate' },
  filters: [],
})

function Pdf({ version: { versionNumber, pdfUrl } }: { version: ConstitutionVersionRow }) {
  if (!pdfUrl) return 'None'
  return (
    <a href={pdfUrl} target="_blank" rel="noopener">
      Open <span className="sr">the PDF of version {versionNumber} (in a new tab)</span>
    </a>
  )
}

export default function ConstitutionScreen() {
  return <Management definition={constitution} />
}
