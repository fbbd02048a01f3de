/** The thread that reads the file of an import; its limits are in the service kit. */
import { type ImportQuestion, readImport } from '@access/service-kit/read-import'
import { serveWorker } from '@access/service-kit/workers'
import { catalogue } from './catalogue/catalogue.ts'

serveWorker<ImportQuestion>((question, bytes) => {
  const { rules } = catalogue.find(({ typeName }) => typeName === question.typeName)!
  return readImport(question, bytes, rules)
})
