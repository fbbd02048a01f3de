import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assertOneGraphql } from './assert-one-graphql.ts'

/** A folder with these packages, each in the folder of a package or in the root. */
function installPackages(...packages: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'graphql-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of packages) {
    mkdirSync(path.join(folder, 'node_modules', name), { recursive: true })
    writeFileSync(path.join(folder, 'node_modules', name, 'index.js'), '')
  }
  return path.join(folder, 'main.ts')
}

const all = ['graphql', '@apollo/server', '@apollo/gateway', 'graphql-query-complexity']

test('one copy of graphql is right, as in this project', () => {
  expect(() => assertOneGraphql(installPackages(...all))).not.toThrow()
  expect(() => assertOneGraphql()).not.toThrow()
})

test('a second copy is named at the start, with whose it is', () => {
  const file = installPackages(...all, 'graphql-query-complexity/node_modules/graphql')
  expect(() => assertOneGraphql(file)).toThrow(
    /^There are two copies of graphql, \S+node_modules\/graphql and, for graphql-query-complexity, \S+graphql-query-complexity\/node_modules\/graphql\. Delete/,
  )
})
