import 'reflect-metadata/lite';
import { Container, ContainerModule } from 'inversify';

const greeting = Symbol('greeting');
const container = new Container({ defaultScope: 'Singleton' });
container.load(
  new ContainerModule(({ bind }) => {
    bind(greeting).toResolvedValue(() => 'Hello');
  }),
);
document.body.append(container.get<string>(greeting));
