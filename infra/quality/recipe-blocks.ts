/** The blocks of a recipe: files to add, changes to make and commands to run. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Block {
  language: string
  /** The file it adds or changes; commands have none. */
  file: string | undefined
  text: string
}

/** The fenced blocks that name a file, and those of commands, in their order. */
export const parseBlocks = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)\n```$/gms)]
    .map(([, language = '', file, text = '']) => ({ language, file, text }))
    .filter(({ language, file }) => file !== undefined || language === 'sh')

const testCommand = 'node node_modules/vitest/vitest.mjs run '

/**
 * Each command once, in the order of the recipes; one run of the tests has all their files, as a start of it is slow. The
 * recipes' own begin with `node`: what begins otherwise is told, not done.
 */
export function listCommands(blocks: Block[]): string[] {
  const lines = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.startsWith('node '))
  const testFiles = lines
    .filter((line) => line.startsWith(testCommand))
    .map((line) => line.slice(testCommand.length))
  const others = new Set(lines.filter((line) => !line.startsWith(testCommand)))
  return [...others, ...(testFiles.length > 0 ? [testCommand + testFiles.join(' ')] : [])]
}

/** Adds or changes the file in a folder; says what prevents that. */
export function applyBlock(folder: string, { language, file, text }: Block): string[] {
  if (file === undefined) return []
  const target = path.join(folder, file)
  if (language !== 'diff') {
    if (existsSync(target)) return [`CONTRIBUTING.md: ${file} exists already`]
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `${text}\n`)
    return []
  }
  if (!existsSync(target)) return [`CONTRIBUTING.md: ${file} is not there`]
  const content = readFileSync(target, 'utf8')
  const pick = (...marks: string[]) =>
    text
      .split('\n')
      .filter((line) => marks.includes(line[0] ?? ' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const [before, after] = [pick(' ', '-'), pick(' ', '+')]
  const parts = `\n${content}`.split(`\n${before}`)
  if (parts.length !== 2)
    return [`CONTRIBUTING.md: found ${parts.length - 1} times in ${file}, not once:\n${before}`]
  writeFileSync(target, parts.join(`\n${after}`).slice(1))
  return []
}
