/**
 * The recipes of CONTRIBUTING.md are followed literally: their blocks are applied to a copy of the project, and their
 * commands run there, each once. `node infra/quality/recipes.ts`; `--keep` leaves the copy there to look at.
 */

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyBlock, listCommands, parseBlocks } from './recipe-blocks.ts'
import { listProjectFiles, readText, reportProblems, root } from './sources.ts'

/** A copy of the project as it is in the working tree, with the dependencies of this one. */
function copyProject(folder: string) {
  for (const file of listProjectFiles()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(folder, file))
  }
  linkDependencies(folder)
}

/** Links every package; those of the workspaces are the ones of the copy. */
function linkDependencies(folder: string) {
  const modules = path.join(root, 'node_modules')
  const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] }
  const ownPackages = new Map(
    workspaces.map((workspace) => [
      (JSON.parse(readText(`${workspace}/package.json`)) as { name: string }).name,
      workspace,
    ]),
  )
  mkdirSync(path.join(folder, 'node_modules/@access'), { recursive: true })
  for (const name of readdirSync(modules))
    if (name !== '@access' && !ownPackages.has(name) && !name.startsWith('.vite'))
      symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name))
  for (const [name, workspace] of ownPackages) {
    symlinkSync(path.join(folder, workspace), path.join(folder, 'node_modules', name))
    linkOwnDependencies(folder, workspace)
  }
}

/** A workspace has packages of its own where it needs another version than the rest. */
function linkOwnDependencies(folder: string, workspace: string) {
  const own = path.join(workspace, 'node_modules')
  if (readdirSync(path.join(root, workspace)).includes('node_modules'))
    symlinkSync(path.join(root, own), path.join(folder, own))
}

/** Runs a command of a recipe in the copy; what it printed when it failed. */
function runCommand(folder: string, command: string): string[] {
  const [, ...args] = command.split(' ')
  const env = { ...process.env, CI: 'true', NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  return status === 0 ? [] : [`CONTRIBUTING.md: ${command}\n${stdout}${stderr}`]
}

function followRecipes(folder: string): string[] {
  const blocks = parseBlocks(readText('CONTRIBUTING.md'))
  const problems = blocks.flatMap((block) => applyBlock(folder, block))
  if (problems.length > 0) return problems
  for (const command of listCommands(blocks)) {
    const failures = runCommand(folder, command)
    if (failures.length > 0) return failures
  }
  return []
}

if (import.meta.main) {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-recipes-'))
  try {
    copyProject(folder)
    reportProblems(followRecipes(folder))
  } finally {
    if (process.argv.includes('--keep')) process.stdout.write(`${folder}\n`)
    else rmSync(folder, { recursive: true, force: true })
  }
}
