import { modulesOfExports, packages, REACT_ROUTER_VERSION, texts } from "./renames.ts";

/** Rewrites a source file for React Router. */
export function renameSource(source: string): string {
  const renamed = texts.reduce((text, [from, to]) => text.replaceAll(from, to), source);
  return renamed.replace(/^import (type )?\{([^}]*)\} from "([^"]+)";$/gm, splitImport);
}

/** Creates one import per module of the imported names. */
function splitImport(statement: string, type = "", list: string, module: string): string {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const moduleOf = (name: string) =>
    (module === "react-router" && modulesOfExports[name.replace(/^type /, "")]) || module;
  const modules = [...new Set(names.map(moduleOf))];
  if (modules.length === 1 && modules[0] === module) return statement;
  return modules
    .map((from) => {
      const own = names.filter((name) => moduleOf(name) === from);
      return `import ${type}{ ${own.join(", ")} } from "${from}";`;
    })
    .join("\n");
}

type Dependencies = Record<string, string>;

/** Rewrites package.json with React Router's packages in place of Remix's. */
export function renamePackages(json: string): string {
  const file: Record<string, unknown> & { dependencies: Dependencies; devDependencies: Dependencies } =
    JSON.parse(json);
  return `${JSON.stringify(
    {
      ...file,
      dependencies: renameDependencies(file.dependencies),
      devDependencies: renameDependencies(file.devDependencies),
    },
    null,
    2,
  )}\n`;
}

function renameDependencies(dependencies: Dependencies): Dependencies {
  return Object.fromEntries(
    Object.entries(dependencies).flatMap(([name, version]) => {
      if (!(name in packages)) return [[name, version]];
      const successor = packages[name];
      return successor ? [[successor, REACT_ROUTER_VERSION]] : [];
    }),
  );
}

/** Rewrites package-lock.json without the replaced packages, so that npm resolves their successors. */
export function withoutLockedPackages(json: string): string {
  const lock: { packages: Record<string, unknown> } = JSON.parse(json);
  const leaves = /^node_modules\/(?:@remix-run\/|react-router(?:-dom)?$)/;
  const kept = Object.entries(lock.packages).filter(([path]) => path !== "" && !leaves.test(path));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }, null, 2)}\n`;
}
