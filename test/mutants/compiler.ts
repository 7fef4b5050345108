import { join } from 'node:path';
import ts from 'typescript';

/** The compiler as in `npm run types`, for one changed file at a time. */
export function createCompiler(root: string) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const changedFiles = new Map<string, { readonly text: string; readonly version: number }>();
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, incremental: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => String(changedFiles.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = changedFiles.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (each) => ts.getDefaultLibFilePath(each),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (path, ...rest) => ts.sys.readDirectory(path, ...rest),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  });
  let version = 0;
  const set = (path: string, text: string) => changedFiles.set(path, { text, version: (version += 1) });
  return {
    /**
     * Whether the compiler rejects a changed file.
     * @param file relative to the root
     */
    rejects(file: string, text: string): boolean {
      const path = join(root, file);
      const originalText = changedFiles.get(path)?.text ?? ts.sys.readFile(path) ?? '';
      set(path, text);
      const errors = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
      set(path, originalText);
      return errors.some(({ category }) => category === ts.DiagnosticCategory.Error);
    },
  };
}
