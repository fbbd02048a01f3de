/** Papers that came with a form: those that arrived are held for the request, and for each other there is a sentence. */
import type { Desk, SentFile } from '@access/kit'
import { limits, sentences } from '@access/requests/documents/document.rules'
import type { KeptPaper } from '../parts/papers/paper.ts'
import { paperWords } from '../parts/papers/words.ts'

export interface Gathered {
  papers: KeptPaper[]
  problems: string[]
}

/** Those held before, without those whose time is over, and those of `files` that there is room for. */
export async function gathered(
  held: readonly KeptPaper[],
  files: readonly SentFile[],
  desk: Desk,
): Promise<Gathered> {
  const papers = held.filter(({ keptUntil }) => Date.parse(keptUntil) > Date.now())
  const problems = held.filter((paper) => !papers.includes(paper)).map(({ name }) => sentences.expired(name))
  const unwanted: KeptPaper[] = []
  for (const file of files) {
    if (!('answer' in file)) {
      problems.push(sentenceOf(file))
      continue
    }
    const paper = file.answer as unknown as KeptPaper
    const twice = papers.some(({ name, size }) => name === paper.name && size === paper.size)
    const room = papers.length < limits.files
    if (!twice && room) papers.push(asKept(paper))
    else {
      unwanted.push(paper)
      problems.push(twice ? sentences.duplicate(paper.name) : sentences.tooMany())
    }
  }
  await Promise.all(unwanted.map(({ id }) => letGo(id, desk)))
  return { papers, problems: [...new Set(problems)] }
}

/** Has the server let go of a paper. When this fails, it does so by itself after a day. */
export const letGo = (id: string, desk: Desk) =>
  desk.send('DELETE', `/api/documents/${encodeURIComponent(id)}`)

const asKept = ({ id, name, size, keptUntil }: KeptPaper): KeptPaper => ({ id, name, size, keptUntil })

function sentenceOf(file: Exclude<SentFile, { answer: unknown }>): string {
  if ('leftOut' in file) return sentences.tooMany()
  return ('errors' in file && file.errors.file) || paperWords.notArrived(file.name)
}
