import '../../domain/only-tested-rule.ts';
