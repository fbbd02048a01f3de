/**
 * Checks that names are the field's words: `node infra/quality/vocabulary.ts`
 *
 * Looks at every name that the sources declare (functions, values, parameters, types and their members), at the
 * names of the GraphQL schemas, and at the names of files and folders.
 */

import path from 'node:path'
import { parse, visit } from 'graphql'
import { parseSync } from 'oxc-parser'
import { listProjectFiles, readText, reportProblems } from './sources.ts'
import { allowedNames, bannedNames, bannedWords } from './vocabulary-list.ts'

/** A name, and where it is declared. */
interface Declaration {
  name: string
  file: string
}

interface Node {
  type: string
  [property: string]: unknown
}

/** One sentence for each name that holds a word we do not use. */
export function findBannedNames(declarations: Declaration[]): string[] {
  const problems = declarations.flatMap(({ name, file }) => {
    if (allowedNames[name]) return []
    const word = splitWords(name).find((word) => Object.hasOwn(bannedWords, word))
    if (word) return [`${file}: "${name}" says "${word}"; say ${bannedWords[word]}`]
    if (Object.hasOwn(bannedNames, name)) return [`${file}: "${name}" is no name; say ${bannedNames[name]}`]
    if (/^(?:an?|the)[A-Z]/.test(name)) return [`${file}: "${name}" begins with an article`]
    return []
  })
  return [...new Set(problems)]
}

/** `keptUntil`, `KEPT_UNTIL` and `kept-until` are kept and until. */
export const splitWords = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.toLowerCase())

/** The names that a TypeScript file declares: not what it merely uses. */
export function listDeclaredNames(file: string, text: string): Declaration[] {
  const names = new Set<string>()
  collect(parseSync(file, text).program as unknown as Node, names)
  return [...names].map((name) => ({ name, file }))
}

/** Of a declaration its name and parameters; of a member of a class or type its key. */
function isDeclared(node: Node, property: string): boolean {
  if (property === 'key') return /Definition$|Signature$/.test(node.type) && !node.computed
  return property === 'params' || (property === 'id' && node.type !== 'MetaProperty')
}

/** Collects every identifier of what is declared; in a pattern (`{ a, b: c = 1 }`) those that it names. */
function collect(node: Node, names: Set<string>, isInDeclaration = false) {
  if (isInDeclaration && /^(Private)?Identifier$/.test(node.type)) names.add(node.name as string)
  for (const [property, value] of Object.entries(node)) {
    const isPart = isInDeclaration && !['key', 'typeAnnotation', 'right'].includes(property)
    for (const child of [value].flat())
      if (child && typeof (child as Node).type === 'string')
        collect(child as Node, names, isPart || isDeclared(node, property))
  }
}

/** The names that a GraphQL schema defines. */
export function listGraphqlNames(file: string, text: string): Declaration[] {
  const names = new Set<string>()
  const add = ({ name }: { name: { value: string } }) => void names.add(name.value)
  visit(parse(text), {
    ObjectTypeDefinition: add,
    InputObjectTypeDefinition: add,
    EnumTypeDefinition: add,
    FieldDefinition: add,
    InputValueDefinition: add,
  })
  return [...names].map((name) => ({ name, file }))
}

/** The name of a file, and of each folder that it is in. */
export const listFileNames = (file: string): Declaration[] =>
  file.split('/').map((part) => ({ name: path.posix.parse(part).name, file }))

if (import.meta.main) {
  const files = listProjectFiles()
  const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.generated\./.test(file))
  const schemas = files.filter((file) => /^services\/[^/]+\/schema\.graphql$/.test(file))
  reportProblems(
    findBannedNames([
      ...sources.flatMap((file) => listDeclaredNames(file, readText(file))),
      ...schemas.flatMap((file) => listGraphqlNames(file, readText(file))),
      ...sources.flatMap(listFileNames),
    ]),
  )
}
