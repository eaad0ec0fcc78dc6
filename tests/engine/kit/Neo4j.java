import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.io.ByteUnit;

/** Neo4j Community with Bolt on loopback: java Neo4j.java HOME PORT PASSWORD */
public final class Neo4j {
  public static void main(String[] args) throws InterruptedException {
    var bolt = new SocketAddress("127.0.0.1", Integer.parseInt(args[1]));
    var service = new DatabaseManagementServiceBuilder(Path.of(args[0]).toAbsolutePath())
        .setConfig(BoltConnector.enabled, true)
        .setConfig(BoltConnector.listen_address, bolt)
        .setConfig(BoltConnector.advertised_address, bolt)
        .setConfig(GraphDatabaseSettings.auth_enabled, true)
        .setConfig(GraphDatabaseSettings.allow_file_urls, false)
        .setConfig(GraphDatabaseSettings.pagecache_memory, ByteUnit.mebiBytes(256))
        .setConfig(GraphDatabaseSettings.transaction_timeout, Duration.ofSeconds(60))
        .build();
    Runtime.getRuntime().addShutdownHook(new Thread(service::shutdown));
    service.database(GraphDatabaseSettings.SYSTEM_DATABASE_NAME).executeTransactionally(
        "ALTER USER neo4j SET PASSWORD $password CHANGE NOT REQUIRED", Map.of("password", args[2]));
    Thread.currentThread().join();
  }
}
